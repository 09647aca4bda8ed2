import { ApiRow, ApiSymbol } from '#ui';

import type { Message } from '../../reference/model';
import { deprecationOf, nameInPackage, sourceOf } from './describe';
import { JsonExample } from './JsonExample';
import { MessageBody } from './MessageBody';
import { placeOf, type ReferenceData } from './referenceData';
import { codeHeight, messageHeight } from './rowHeight';

/** A message that more than one method uses, or none, with an example beside it. */
export function MessageRow({ message, data }: { message: Message; data: ReferenceData }) {
  const height = messageHeight(message, codeHeight(data.messages[message.anchor]));
  return (
    <ApiRow height={height} example={<JsonExample message={message} data={data} />}>
      <ApiSymbol
        id={message.anchor}
        name={nameInPackage(message, data.file)}
        kind="Message"
        sourceHref={sourceOf(message, data)}
        deprecation={deprecationOf(message, placeOf(data))}
      >
        <MessageBody message={message} data={data} />
      </ApiSymbol>
    </ApiRow>
  );
}
