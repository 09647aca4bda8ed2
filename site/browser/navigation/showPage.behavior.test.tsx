import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, onTestFinished, test, vi } from 'vitest';

import { MobileSidebar, Navbar } from '#ui';

import { frameMarker, navbarLabelMarker } from '../pageMarkers';
import { currentPage, showPage } from './showPage';

const links = [
  { label: 'Anleitung', href: '/docs/', current: true },
  { label: 'Neues', href: '/docs/changelog' },
];

test('the section of the next page is current in the navbar and the drawer, whatever their lists are called', () => {
  for (const name of ['hasVersions', 'HAS_VERSIONS']) vi.stubGlobal(name, false);
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <>
      <Navbar title="Beacon" links={links} messages={{ sections: 'Haupt' }} />
      <div {...{ [frameMarker]: '/', [navbarLabelMarker]: 'Anleitung' }} />
      <MobileSidebar title="Beacon" links={links} messages={{ sections: 'Haupt' }} />
    </>,
  );
  document.body.append(place);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    place.remove();
  });
  showPage({ ...currentPage(), navbarLabel: 'Neues' });
  const current = [...place.querySelectorAll('[aria-current]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(['Neues', 'Neues']);
});
