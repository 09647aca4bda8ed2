import { vars } from '../tokens';
import { usersOf } from './usesOfTokens';

/** How many names stand before the rest is only counted. */
const shown = 3;

/** The components that use a token, read from their style sheets. All are named in the title of the line. */
export function UsedIn({ token }: { token: string }) {
  const users = usersOf(token);
  const rest = users.length - shown;
  return (
    <div style={{ font: vars.text.key, color: vars.color.ink.quiet }} title={users.join(', ')}>
      {users.length === 0
        ? 'in no component by name'
        : `in ${users.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`}
    </div>
  );
}
