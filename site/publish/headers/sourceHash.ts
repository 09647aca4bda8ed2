import { hash } from 'node:crypto';

/** The hash of a file for an `integrity` attribute. */
export const sha256 = (content: string | Buffer) => `sha256-${hash('sha256', content, 'base64')}`;

/** The source expression that allows an inline script or style in a Content Security Policy. */
export const sourceHash = (source: string) => `'${sha256(source)}'`;
