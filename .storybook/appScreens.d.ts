declare module 'virtual:app-screens' {
  import type { AppScreenProps } from '#ui';

  const screens: Record<string, AppScreenProps | undefined>;
  export default screens;
}
