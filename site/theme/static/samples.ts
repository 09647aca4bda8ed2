/** What the visitor put into examples. Lives as long as the page in the tab. */
const samples = new Map<string, string>();

/** Puts a value into every example, and into the field where it is typed. An empty field brings back what was there. */
function fill(name: string, value: string): void {
  samples.set(name, value);
  const field = document.querySelector<HTMLInputElement>(`[data-sample-input="${name}"]`);
  if (field && field.value !== value) field.value = value;
  for (const place of document.querySelectorAll<HTMLElement>(`[data-sample="${name}"]`)) {
    place.textContent = value === '' ? (field?.defaultValue ?? '') : value;
  }
}

/** Takes what the visitor types for the examples. */
export function onSampleInput(target: Element): void {
  if (target instanceof HTMLInputElement && target.dataset.sampleInput) {
    fill(target.dataset.sampleInput, target.value);
  }
}

/** Puts what the visitor typed before into the examples of a page that has just arrived. */
export function fillSamples(): void {
  for (const [name, value] of samples) fill(name, value);
}
