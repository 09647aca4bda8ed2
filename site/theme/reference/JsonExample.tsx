import { CodeBlock } from '#ui';

import type { Field, Message } from '../../reference/model';
import { nameInPackage } from './describe';
import { linesOf } from './fieldLines';
import type { ExampleCode, ReferenceData } from '../../pages/pageData';

type Props = {
  message: Message;
  code: ExampleCode;
  /** The fields that the row next to it describes. */
  rows: Field[];
  data: ReferenceData;
  title?: 'JSON' | 'Response';
};

/** A message as JSON. */
export function JsonExample({ message, code, rows, data, title = 'JSON' }: Props) {
  const subject = `${nameInPackage(message, data.file)} as JSON`;
  return (
    <CodeBlock title={title} output={title === 'Response'} {...linesOf(code, rows)} subject={subject}>
      <code dangerouslySetInnerHTML={{ __html: code.html }} />
    </CodeBlock>
  );
}
