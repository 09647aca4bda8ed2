/** Whether a browser runs a script with this `type`, or applies it to others. Any other makes it data. */
export const runs = (type = ''): boolean =>
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());

/** Whether the Content Security Policy blocks an element outside of a page's head, whose styles it knows. */
export const isBlockedElement = (name: string): boolean => /^(style|iframe|frame|object|embed)$/.test(name);

/** The attributes of an element that the Content Security Policy blocks, in words. */
export function blockedAttributes(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const attribute = `${name}="${value}"`;
    if (name === 'style') return [`the inline style ${attribute}`];
    if (/^on[a-z]+$/.test(name)) return [`the event handler ${attribute}`];
    if (/^\s*javascript:/i.test(value)) return [`the script address ${attribute}`];
    return [];
  });
}
