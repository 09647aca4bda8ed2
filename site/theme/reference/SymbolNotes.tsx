import { symbolNotes } from '../../reference/facts';

/** What a symbol says about itself beside its parts: what is reserved, where extensions may be, its options. */
export function SymbolNotes({ of }: { of: Parameters<typeof symbolNotes>[0] }) {
  return symbolNotes(of).map(({ words, codes }) => (
    <p key={words}>
      {`${words}: `}
      {codes.map((item, index) => [index > 0 && ', ', <code key={item}>{item}</code>])}.
    </p>
  ));
}
