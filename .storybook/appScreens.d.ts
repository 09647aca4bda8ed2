declare module 'virtual:app-screens' {
  const screens: Record<string, import('#ui').AppScreenProps | undefined>;
  export default screens;
}
