/** Addresses of the icons that pages name, without base. */
export const iconRoutes = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
} as const;
