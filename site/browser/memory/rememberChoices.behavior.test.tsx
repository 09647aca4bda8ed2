import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, onTestFinished, test, vi } from 'vitest';

import { MobileSidebar, Navbar } from '#ui';
import { emit } from '#ui/behaviors';

import { rememberVersion } from './rememberChoices';

vi.mock('../site', () => ({
  site: {
    base: '/docs/',
    colorMode: {},
    versions: ['2.0', '1.0'].map((name) => ({ name, path: `/${name}/` })),
  },
}));

test('links to the documentation lead to the chosen version, whatever their lists are called', () => {
  const place = document.createElement('div');
  const links = [{ label: 'Anleitung', href: '/docs/' }];
  place.innerHTML = renderToStaticMarkup(
    <>
      <Navbar title="Beacon" links={links} messages={{ sections: 'Haupt' }} />
      <MobileSidebar title="Beacon" links={links} messages={{ sections: 'Haupt' }} />
    </>,
  );
  document.body.append(place);
  onTestFinished(() => {
    localStorage.clear();
    place.remove();
  });
  rememberVersion();
  emit(document, 'ui:version', { name: '1.0' });
  const sections = [...place.querySelectorAll('nav[aria-label="Haupt"] a')];
  expect(sections.map((link) => link.getAttribute('href'))).toEqual(['/docs/1.0/', '/docs/1.0/']);
});
