/** Explains how a command is called, to `--help` or when it's called in a way that it doesn't know, and ends it. */
export function usageOf(usage: string) {
  if (process.argv[2] === '--help') {
    console.log(usage);
    process.exit(0);
  }
  const end = (message: string): never => {
    console.error(`${message}\n\n${usage}`);
    process.exit(1);
  };
  return {
    with: end,
    /** Reads arguments; ends the command when they don't fit. */
    unless<Value>(read: () => Value): Value {
      try {
        return read();
      } catch (error) {
        return end((error as Error).message);
      }
    },
  };
}
