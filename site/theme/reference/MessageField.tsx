import { CodeName, FieldRow } from '#ui';

import { textBesideDeprecation } from '../../reference/deprecation';
import { fieldFacts } from '../../reference/facts';
import type { Field } from '../../reference/model';
import { InlineComment } from './CommentText';
import { deprecationOf, fieldTypeOf, linkOf } from './describe';
import type { Place } from './describe';

/** A field of a message, or one that is added to a message. */
export function MessageField({ field, place }: { field: Field; place: Place }) {
  const { anchor, name, number, label, presence, extendee } = field;
  const facts = fieldFacts(field);
  const text = textBesideDeprecation(field);
  return (
    <FieldRow
      id={anchor}
      name={name}
      number={number}
      type={fieldTypeOf(field, place)}
      label={label === 'repeated' || label === 'optional' ? label : undefined}
      required={label === 'required' || facts.some((fact) => fact.text === 'required')}
      rules={facts
        .filter((fact) => fact.text !== 'required')
        .map((fact) => ({ name: fact.text, value: fact.code }))}
      presence={
        presence === 'explicit' && label === 'optional'
          ? 'Left out means unset, which is told apart from empty.'
          : undefined
      }
      deprecation={deprecationOf(field, place)}
    >
      {text !== '' && <InlineComment>{text}</InlineComment>}
      {extendee && (
        <p>
          {'Extends '}
          <CodeName {...linkOf(extendee, place)} />.
        </p>
      )}
    </FieldRow>
  );
}
