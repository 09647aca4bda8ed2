/** Ends a command that was called in a way it does not understand, with how it is called. */
export function usageOf(usage: string) {
  const end = (message: string): never => {
    console.error(`${message}\n\n${usage}`);
    process.exit(1);
  };
  return {
    with: end,
    /** Reads arguments; ends the command when they do not fit. */
    unless<Value>(read: () => Value): Value {
      try {
        return read();
      } catch (error) {
        return end((error as Error).message);
      }
    },
  };
}
