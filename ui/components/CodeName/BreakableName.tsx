import { Fragment } from 'react';

/** The maximum length of a name, and of a part of a qualified name, that is not broken. */
const maxUnbroken = { name: 20, part: 30 };

/** Between the parts of a qualified name or an address. */
const partBreak = /(?<=[./?&])(?=[^./?&])/;

/** Between the words of a name in snake or camel case. */
const wordBreak = /(?<=_)(?=[^_])|(?<=[a-z0-9])(?=[A-Z])/;

/** A name that wraps only between its parts. Breaks are hidden, since Chromium reads each as a space. */
export function BreakableName({ children }: { children: string }) {
  return piecesOf(children).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr aria-hidden="true" />}
      {piece}
    </Fragment>
  ));
}

/** The pieces of a name between which it can break: its parts, and the words of long parts. */
function piecesOf(name: string): string[] {
  if (name.length <= maxUnbroken.name) return [name];
  const parts = name.split(partBreak);
  const maxLength = parts.length > 1 ? maxUnbroken.part : maxUnbroken.name;
  return parts.flatMap((part) => (part.length > maxLength ? part.split(wordBreak) : [part]));
}
