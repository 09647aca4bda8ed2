/**
 * For a story about state on the page's root element. A documentation page renders it in an iframe,
 * because the stories around it share another root.
 *
 * @param name A `data-` attribute, as `dataset` calls it.
 * @param value Its value in the story. Omit it to remove the attribute.
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
