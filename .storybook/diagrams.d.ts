declare module 'virtual:diagrams' {
  /** Diagrams by their captions. */
  const diagrams: Record<string, { caption: string; description: string; svg: string } | undefined>;
  export default diagrams;
}
