declare module 'virtual:token-uses' {
  /** Names of tokens by the style sheet that names them: `Button/Button`. */
  const uses: Record<string, string[]>;
  export default uses;
}
