import type { Code, Paragraph, Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { metaWithoutMethod, methodOfFence } from '../../content/documents/requestFence';
import { writeRequestLink } from '../../reference/request/requestLink';

/** The language that the code of a request is shown in at first. */
const language = 'curl';

/** Puts a link under each fence that is a request of a method: it opens the request in the form of the method. */
export const remarkRequests: Plugin<[], Root> = () => async (tree) => {
  const found: { code: Code; parent: Parent; address: string }[] = [];
  visit(tree, 'code', (code: Code, _index, parent) => {
    const address = methodOfFence(code);
    if (address !== undefined && parent) found.push({ code, parent, address });
  });
  for (const { code, parent, address } of found) {
    const [path, anchor = ''] = address.split('#');
    const json = JSON.stringify(JSON.parse(code.value));
    const fragment = await writeRequestLink({ anchor, json, language });
    code.meta = metaWithoutMethod(code);
    const link: Paragraph = {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          url: `${path}#${fragment}`,
          children: [{ type: 'text', value: 'Change this request, check it and send it' }],
        },
      ],
    };
    parent.children.splice(parent.children.indexOf(code) + 1, 0, link);
  }
};
