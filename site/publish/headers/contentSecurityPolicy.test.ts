import { expect, it } from 'vitest';

import { contentSecurityPolicy } from './contentSecurityPolicy';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );

it('lets pages load what the site brings along, and nothing else', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["'sha256-abc='"],
    styleHashes: ["'sha256-def='"],
    origins: { script: [], connect: [] },
  });
  expect(directives(policy)).toMatchInlineSnapshot(`
    Map {
      "default-src" => [
        "'none'",
      ],
      "script-src" => [
        "'self'",
        "'sha256-abc='",
      ],
      "style-src" => [
        "'self'",
        "'sha256-def='",
      ],
      "img-src" => [
        "'self'",
        "data:",
      ],
      "font-src" => [
        "'self'",
      ],
      "media-src" => [
        "'self'",
      ],
      "connect-src" => [
        "'self'",
      ],
      "worker-src" => [
        "'self'",
      ],
      "manifest-src" => [
        "'self'",
      ],
      "base-uri" => [
        "'none'",
      ],
      "form-action" => [
        "'self'",
      ],
      "frame-ancestors" => [
        "'none'",
      ],
    }
  `);
  expect(policy).not.toContain('unsafe');
});

it('adds other origins where they belong', () => {
  const policy = directives(
    contentSecurityPolicy({
      scriptHashes: [],
      styleHashes: [],
      origins: {
        script: ['https://scripts.example'],
        connect: ['https://events.example'],
      },
    }),
  );
  expect(policy.get('script-src')).toEqual(["'self'", 'https://scripts.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://events.example']);
});
