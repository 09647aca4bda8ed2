/** Stands in for the part of the autocomplete library that measures clicks, which the search leaves off. */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('Clicks on results are not measured.');
}
