import { symbolNotes } from '../../reference/facts';

/** Notes on a symbol: reserved numbers and names, extension ranges, options. */
export function SymbolNotes({ of }: { of: Parameters<typeof symbolNotes>[0] }) {
  return symbolNotes(of).map(({ words, codes }) => (
    <p key={words}>
      {`${words}: `}
      {codes.map((item, index) => [index > 0 && ', ', <code key={item}>{item}</code>])}.
    </p>
  ));
}
