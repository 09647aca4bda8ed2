/**
 * For a story of what the page's root element says before anything is drawn. On a documentation page it has a frame of its
 * own, as its neighbors have another root.
 *
 * @param name A `data-` attribute, as `dataset` calls it.
 * @param value What it is in the story. Omit it to remove the attribute.
 */
export function rootState(name: string, value?: string) {
  return {
    beforeEach: () => {
      const { dataset } = document.documentElement;
      const before = dataset[name];
      set(name, value);
      return () => set(name, before);
    },
    parameters: { docs: { story: { inline: false, height: '120px' } } },
  };
}

/** A page on which no script runs. */
export const withoutScript = rootState('script');

function set(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}
