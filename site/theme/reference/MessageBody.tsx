import type { ReferenceData } from '../../pages/pageData';
import { textBesideDeprecation } from '../../reference/deprecation';
import type { Message } from '../../reference/model';
import { CommentText } from './CommentText';
import { ExtensionFields, MessageFields } from './Fields';
import { SymbolNotes } from './SymbolNotes';

/** The comment of a message, its rules and fields. */
export function MessageBody({ message, data }: { message: Message; data: ReferenceData }) {
  return (
    <>
      <CommentText>{textBesideDeprecation(message)}</CommentText>
      {message.rules.map(({ text, code }) => (
        <p key={`${text} ${code}`}>
          <strong>Rule.</strong> {code === undefined ? text : `${text} `}
          {code !== undefined && <code>{code}</code>}
        </p>
      ))}
      <MessageFields message={message} data={data} />
      <SymbolNotes of={message} />
      {message.extensions.length > 0 && (
        <ExtensionFields
          heading="Fields that it adds to other messages"
          fields={message.extensions}
          data={data}
        />
      )}
    </>
  );
}
