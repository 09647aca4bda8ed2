import { CodeBlock } from '#ui';

import type { Message } from '../../reference/model';
import { nameInPackage } from './describe';
import type { ReferenceData } from '../../pages/pageData';

export interface JsonExampleProps {
  message: Message;
  data: ReferenceData;
  /** @default 'JSON' */
  title?: string;
}

/** A message as JSON; nothing where it has no field. */
export function JsonExample({ message, data, title = 'JSON' }: JsonExampleProps) {
  if (!Object.hasOwn(data.messages, message.anchor)) return null;
  const html = data.messages[message.anchor]!;
  return (
    <CodeBlock title={title} copyLabel={`Copy ${nameInPackage(message, data.file)} as JSON`}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeBlock>
  );
}
