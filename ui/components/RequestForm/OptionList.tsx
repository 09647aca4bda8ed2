import { useRequestFormContext } from './FormContext';
import type { FormOption } from './formTypes';

/** The options of a `<select>`, each with its type. */
export function OptionList({ options }: { options: FormOption[] }) {
  const { text } = useRequestFormContext();
  return options.map(({ name, type, deprecated }) => (
    <option key={name} value={name}>
      {name}
      {type && `: ${type}`}
      {deprecated && ` (${text.deprecatedOption})`}
    </option>
  ));
}
