/** How the servers of a reference are reached, and what its SDKs are called. */
export interface Clients {
  /** Address of the server, without a slash at its end. */
  address: string;
  /** Id of an account, wherever an example names one; without it each example has another. */
  account?: string;
  /** Environment variable with the access token. */
  tokenVariable: string;
  /** Environment variable with the address of the server. */
  addressVariable: string;
  /** Where `buf` finds the definitions: a folder or a Git repository. Without it the server is asked for them. */
  schema?: string;
  /** Without it there are no examples in TypeScript. */
  typescript?: {
    /** Name of the package with client, messages and enums. */
    package: string;
    /** Function that makes the client. */
    create: string;
    /** Member of the client for a service, by the name of the service. Examples of others make a client of generated code. */
    members: Record<string, string>;
  };
  /** Without it there are no examples in Go. */
  go?: {
    /** Import path of the folder under which the folders of the definitions lie. */
    module: string;
  };
  /** Without it there are no examples in Python. */
  python?: {
    /** Name of the package with the client; the messages are in packages under it, named as in the definitions. */
    package: string;
    /** Class of the client. */
    client: string;
    /** Member of the client for a service, by the name of the service. Examples of others use the stubs of gRPC. */
    members: Record<string, string>;
  };
}
