import { hash } from 'node:crypto';

/** The source expression that allows an inline script or style in a Content Security Policy. */
export const sourceHash = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`;
