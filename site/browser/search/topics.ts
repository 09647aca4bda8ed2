/** What the site is about, by the sidebar: its groups, or its pages where they stand in no group. */
export function topics(): string[] {
  const groups = document.querySelectorAll('nav[aria-label="Documentation"]:not(dialog *) > section');
  return [...groups].flatMap((group) => {
    const heading = group.querySelector('h2');
    const names = heading
      ? [heading]
      : [...group.querySelectorAll(':scope > ul > li > a, :scope > ul > li summary')];
    return names.map(({ textContent }) => textContent);
  });
}
