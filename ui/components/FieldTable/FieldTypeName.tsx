import { CodeName, type CodeLink } from '../CodeName/CodeName';
import * as styles from './FieldRow.css';

/** A type: a scalar, message or enum, or a map from one to the other. */
export type FieldType = CodeLink | { key: CodeLink; value: CodeLink };

/** A type as written in code, with links to its messages and enums. Renders a `<span>`. */
export function FieldTypeName({ type }: { type: FieldType }) {
  return (
    <span className={styles.type}>
      {'key' in type ? (
        <>
          <CodeName name="map<" />
          <CodeName {...type.key} />
          <CodeName name=", " />
          <CodeName {...type.value} />
          <CodeName name=">" />
        </>
      ) : (
        <CodeName {...type} />
      )}
    </span>
  );
}
