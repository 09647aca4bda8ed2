/** Controls for the variants of a recipe, which are listed nowhere else. */
export const choicesOf = (recipe: { classNames: { variants: Record<string, object> } }) =>
  Object.fromEntries(
    Object.entries(recipe.classNames.variants).map(([name, options]) => [
      name,
      { type: { name: 'enum' as const, value: Object.keys(options) } },
    ]),
  );

/** A control for values that can't be typed, such as elements: it picks one of a few by name. */
export const presets = (values: Record<string, unknown>) => ({
  control: 'select' as const,
  options: Object.keys(values),
  mapping: values,
});
