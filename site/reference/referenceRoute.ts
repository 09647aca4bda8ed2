/** Address without base under which the pages of the reference lie. */
export const apiRoute = '/api';

/** Address of the page of a file, without base. `.proto` is part of the path. */
export const referenceRoute = (file: string) => `${apiRoute}/${file}`;
