/** Address of the page of a file, without base. `.proto` is part of the path. */
export const referenceRoute = (file: string) => `/api/${file}`;
