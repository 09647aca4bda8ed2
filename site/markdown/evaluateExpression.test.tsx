import { Component } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';

import { evaluateExpression, WithPlace } from './evaluateExpression';

const Deep = ({ lamp }: { lamp?: { oil: string } }) => <b>{lamp!.oil}</b>;
const Outer = () => (
  <div>
    {['a', 'b'].map((key) => (
      <i key={key}>
        <Deep />
      </i>
    ))}
  </div>
);

const place = { file: 'content/night.mdx', line: 7 };

afterEach(() => {
  globalThis.failedExpressions = undefined;
});

describe('a component that throws is reported with page and line', () => {
  test.each<[string, unknown, string]>([
    ['by itself', Deep, "<Lamp> can't be rendered: Cannot read properties of undefined (reading 'oil')."],
    [
      'in what it draws',
      Outer,
      "<Deep> can't be rendered: Cannot read properties of undefined (reading 'oil').",
    ],
    ['since there is none', undefined, "<Lamp> can't be rendered: its file has no export of this name."],
    ['since it draws no element', () => ({ a: 1 }), "<Lamp> can't be rendered: it returns an object"],
  ])('%s', (_, of, message) => {
    const render = () =>
      renderToStaticMarkup(<WithPlace _place={{ component: of as never, name: 'Lamp', ...place }} />);
    expect(render).toThrow(`content/night.mdx:7: ${message}`);
    expect(globalThis.failedExpressions).toMatchObject([place]);
  });

  test('in an expression', () => {
    const render = () =>
      renderToStaticMarkup(<>{evaluateExpression(() => [<Deep key="a" />], 'a.mdx', 3)}</>);
    expect(render).toThrow("a.mdx:3: <Deep> can't be rendered");
  });
});

test('a component gets its props from the page, and renders as usual', () => {
  class Old extends Component {
    override render = () => <u>old</u>;
  }
  const Lamp = ({ name, line, children }: { name: string; line: number; children?: string }) => (
    <p>
      {name} {line} <Old /> {children} {[1, 2]}
    </p>
  );
  const placed = { component: Lamp as never, name: 'Lamp', ...place };
  const given = { name: 'oil', line: 3, children: 'lit' };
  expect(renderToStaticMarkup(<WithPlace _place={placed} {...given} />)).toBe(
    renderToStaticMarkup(<Lamp {...given} />),
  );
});
