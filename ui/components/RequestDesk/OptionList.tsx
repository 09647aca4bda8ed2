import type { DeskOption } from './deskTypes';

/** The options of a `<select>`, each with its type. */
export function OptionList({ options }: { options: DeskOption[] }) {
  return options.map(({ name, type, deprecated }) => (
    <option key={name} value={name}>
      {name}
      {type && `: ${type}`}
      {deprecated && ' (deprecated)'}
    </option>
  ));
}
