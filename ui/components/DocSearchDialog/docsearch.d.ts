declare module '@docsearch/css/dist/modal.css';
