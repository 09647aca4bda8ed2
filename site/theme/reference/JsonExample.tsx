import { CodeBlock } from '#ui';

import type { Message } from '../../reference/model';
import { getOwn } from '../../reference/getOwn';
import { nameInPackage } from './describe';
import type { ReferenceData } from '../../pages/pageData';

type Props = { message: Message; data: ReferenceData; title?: string };

/** A message as JSON; nothing where it has no field. */
export function JsonExample({ message, data, title = 'JSON' }: Props) {
  const html = getOwn(data.messages, message.anchor);
  if (html === undefined) return null;
  const copyLabel = `Copy ${nameInPackage(message, data.file)} as JSON`;
  return (
    <CodeBlock title={title} lines={html.split('\n').length} copyLabel={copyLabel}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeBlock>
  );
}
