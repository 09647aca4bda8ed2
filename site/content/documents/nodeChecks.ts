import type { Nodes, Parents, Root } from 'mdast';

import type { Problem } from '../../problem';

/** Markdown to check. */
export interface CheckContext {
  source: string;
  tree: Root;
  file: string;
  problems: Problem[];
  /** Reports a problem at a node or at another place in the file. */
  report: (
    at: Nodes | Pick<Problem, 'line' | 'column'>,
    message: string,
    fix: string,
    isWarning?: boolean,
  ) => void;
}

/** Checks of nodes, by node type. */
export type NodeChecks = {
  [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>, parent?: Parents) => void;
};
