import { ApiRow, ApiSymbol, EnumTable, UsedBy } from '#ui';

import { textWithoutDeprecation } from '../../reference/deprecation';
import type { Enum } from '../../reference/model';
import { CommentText, InlineComment } from './CommentText';
import { deprecationOf, nameInPackage, sourceOf, usesOf } from './describe';
import type { ReferenceData } from '../../pages/pageData';
import { SymbolNotes } from './SymbolNotes';

/** An enum with its values. */
export function EnumRow({ item, data }: { item: Enum; data: ReferenceData }) {
  return (
    <ApiRow deferred>
      <ApiSymbol
        id={item.anchor}
        name={nameInPackage(item, data.file)}
        kind="Enum"
        sourceHref={sourceOf(item, data)}
        deprecation={deprecationOf(item, data)}
      >
        <CommentText>{textWithoutDeprecation(item)}</CommentText>
        <EnumTable
          values={item.values.map((value) => ({
            id: value.anchor,
            name: value.name,
            number: value.number,
            description: (
              <>
                <InlineComment>{textWithoutDeprecation(value)}</InlineComment>
                <SymbolNotes of={value} />
              </>
            ),
            deprecation: deprecationOf(value, data),
          }))}
        />
        <SymbolNotes of={item} />
        <UsedBy subject={nameInPackage(item, data.file)} links={usesOf(item, data)} />
      </ApiSymbol>
    </ApiRow>
  );
}
