declare module 'virtual:screens' {
  import type { AppScreenProps } from '#ui';

  const screens: Record<string, AppScreenProps | undefined>;
  export default screens;
}
declare module 'virtual:diagrams' {
  const diagrams: Record<string, { caption: string; description: string; svg: string } | undefined>;
  export default diagrams;
}
