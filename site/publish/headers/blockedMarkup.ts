/** Values of `type` with which a browser runs a script, or applies it to others. Any other makes it data. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Whether a browser runs a script with this `type`. */
export const runs = (type = ''): boolean => running.test(type.trim());

const elements = /^(style|iframe|frame|object|embed)$/;

/** Whether the Content Security Policy blocks an element outside of a page's head, whose styles it knows. */
export const isBlockedElement = (name: string): boolean => elements.test(name);

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
