import { Icon, type IconName } from '../components/Icon/Icon';
import { marks, strokes } from '../components/Icon/icons.json';
import { vars } from '../tokens';
import { CopyName } from './CopyName.guide';
import { Specimen } from './Specimen.guide';

/** Every icon with its name. */
export function Icons() {
  return (
    <Specimen columns="repeat(auto-fill, minmax(112px, 1fr))">
      {(Object.keys({ ...strokes, ...marks }).toSorted() as IconName[]).map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: vars.space.s }}>
          <Icon name={name} size={24} />
          <CopyName text={`<Icon name="${name}" />`} label={name} />
        </div>
      ))}
    </Specimen>
  );
}
