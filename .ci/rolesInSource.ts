const services = 'backend/services/';
const server = '/serve/connect/cmd.go';
const policy = '/rbac/policy.go';

/** A method's requirements for its caller, according to the product's source. */
interface SourceRole {
  /** In the words of `content/_product/reference/methods.yml`. */
  role: string;
  /** The checks along the way, each with its function, such as `GetConnection: Connection View`. */
  checks: string[];
}

interface Check {
  kind: string;
  action: string;
}

/** Whether a file of the product's repository determines who can call a method. */
export function decidesRoles(path: string): boolean {
  const hasChecks = path.startsWith(services) || path.startsWith('backend/internal/ee/hooks/');
  return path.endsWith(server) || path.endsWith(policy) || (hasChecks && /(?<!_test)\.go$/.test(path));
}

/** A function of a service. */
interface Handler {
  name: string;
  body: string;
  folder: string;
}

/**
 * Finds the requirements of each handler for its caller: its checks and those of every service it calls for the caller.
 *
 * @param files The text of each file that {@link decidesRoles} accepts, by its path in the repository.
 * @returns Returns the requirements of a method; undefined if it has no handler.
 */
export function rolesInSource(files: Map<string, string>) {
  const handlers = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/^func \(s \*Service\) (\w+)\([\s\S]*?\n\}/gm)].map(([body, name]) => {
      return { body, name: name!, folder: path.slice(0, path.lastIndexOf('/')) };
    }),
  );
  const textOf = (end: string) => [...files].find(([path]) => path.endsWith(end))?.[1] ?? '';
  const roles = parsePolicy(textOf(policy));
  const tokens = parseTokens(textOf(server));

  return (service: string, method: string): SourceRole | undefined => {
    const handler = handlers.find(({ name, folder }) => name === method && folder.startsWith(services));
    if (!handler) return undefined;
    const reached = reachedFrom(handler, handlers);
    const checks = reached.flatMap(({ body, name }) => checksIn(body).map((check) => ({ ...check, name })));
    const text = reached.map(({ body }) => body).join('\n');
    const isChecked = checks.length > 0 || text.includes('EnforceAccountAccess(');
    const callers = roles.filter(({ allows }) => checks.every(allows));
    const role = withSecrets(isChecked ? inWords(callers) : 'None', callers, reached, roles);
    return {
      role: role + tokens(service, method, text, !isChecked),
      checks: checks.map(({ name, kind, action }) => `${name}: ${kind} ${action}`),
    };
  };
}

/** A handler and all the handlers that it calls. */
function reachedFrom(handler: Handler, handlers: Handler[]): Handler[] {
  // A set that grows while it is walked is a queue without repetitions.
  const reached = new Set([handler]);
  for (const { body, folder } of reached) {
    for (const [, field, called] of body.matchAll(/\bs\.(?:(?!db\.)(\w+)\.)?(\w+)\(/g)) {
      // A field contains another service, whose functions can have the same names.
      const targets = handlers.filter((it) => it.name === called && (it.folder === folder) === !field);
      for (const target of targets) reached.add(target);
    }
  }
  return [...reached];
}

/** A role, and who sees secrets: others get asterisks, in the answer or in the connection that the handler uses. */
function withSecrets(role: string, callers: Role[], [handler, ...called]: Handler[], roles: Role[]): string {
  const masks = ({ body }: Handler) => body.includes('rbac.ConnectionAction_ViewSensitive');
  const seeing = roles.filter(({ allows }) => allows({ kind: 'Connection', action: 'ViewSensitive' }));
  if (callers.length <= seeing.length) return role;
  if (masks(handler!)) return `${role}; secrets: ${inWords(seeing)}`;
  return called.some(masks) ? `${inWords(seeing)}; any role where no secret is stored` : role;
}

/** Checks that end a call. Checks that only ask, such as `user.Connection(…)`, are left out. */
function checksIn(body: string): Check[] {
  const found = body.matchAll(/(?:Enforce\w+|verifyUserHasJob)\([^{}]*?\brbac\.(\w+)Action_(\w+)/g);
  return [...found].map(([, kind, action]) => ({ kind: kind!, action: action! }));
}

interface Role {
  name: string;
  allows: (check: Check) => boolean;
}

/** The roles, the least privileged first. */
function parsePolicy(source: string): Role[] {
  const rules = [...source.matchAll(/Role_(\w+)\.String\(\),\s+accountKey,\s+(\w+)[^\n]*\s+(\w+)/g)];
  return ['JobViewer', 'JobExecutor', 'JobDeveloper', 'AccountAdmin'].map((role) => ({
    name: role.replace(/(?<=[a-z])(?=[A-Z])/, ' '),
    allows: ({ kind, action }) =>
      rules.some(([, name, resource, allowed]) => {
        const fits = ['Wildcard', `${kind}Wildcard`, `${kind.toLowerCase()}Key`].includes(resource!);
        return name === role && fits && ['Wildcard', `${kind}Action_${action}`].includes(allowed!);
      }),
  }));
}

function inWords([least, ...higher]: Role[]): string {
  if (!least) return 'No role';
  if (least.name === 'Job Viewer') return 'Any role';
  return higher.length > 0 ? `${least.name} or higher` : least.name;
}

/** Which token a method needs, from the interceptors of its service and from the checks that reject API keys. */
function parseTokens(source: string) {
  const open = new Set([...source.matchAll(/AuthService(\w+)Procedure/g)].map(([, method]) => method!));
  const registered = [...source.matchAll(/\.New(\w+)Handler\(([\s\S]*?)WithRecover/g)];
  return (service: string, method: string, text: string, isAll: boolean): string => {
    const interceptors = registered.find(([, name]) => name === service)?.[2] ?? '';
    if (service === 'AuthService' && open.has(method)) return ': no token needed';
    const isForUsers =
      /jwtOnly|authSvc/.test(interceptors) || /IsApiKey\(\)|JwtContextData == nil/.test(text);
    if (isForUsers) return isAll ? ': signed in as a user' : ', signed in as a user';
    return isAll ? ': any valid token' : '';
  };
}
