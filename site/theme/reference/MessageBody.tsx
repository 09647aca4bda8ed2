import { UsedBy } from '#ui';

import { textBesideDeprecation } from '../../reference/deprecation';
import type { Message } from '../../reference/model';
import { CommentText } from './CommentText';
import { nameInPackage, usesOf } from './describe';
import { FieldRows } from './FieldRows';
import { MessageFields } from './MessageFields';
import type { ReferenceData } from '../../pages/referenceData';
import { placeOf } from './describe';
import { SymbolNotes } from './SymbolNotes';

/** What a message is for, its rules and fields, and where it is used. */
export function MessageBody({ message, data }: { message: Message; data: ReferenceData }) {
  const place = placeOf(data);
  const name = nameInPackage(message, data.file);
  return (
    <>
      <CommentText>{textBesideDeprecation(message)}</CommentText>
      {message.rules.map(({ text, code }) => (
        <p key={`${text} ${code}`}>
          <strong>Rule.</strong>{' '}
          {code === undefined ? (
            text
          ) : (
            <>
              {`${text} `}
              <code>{code}</code>
            </>
          )}
        </p>
      ))}
      <MessageFields message={message} name={name} place={place} />
      <SymbolNotes of={message} />
      {message.extensions.length > 0 && (
        <FieldRows
          heading="Fields that it adds to other messages"
          fields={message.extensions}
          place={place}
        />
      )}
      <UsedBy subject={name} links={usesOf(message, place)} />
    </>
  );
}
