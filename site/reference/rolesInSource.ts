const services = 'backend/services/';
const server = '/serve/connect/cmd.go';
const policy = '/rbac/policy.go';

/** What a method asks of its caller, according to the product's source. */
interface SourceRole {
  /** In the words of `content/_product/reference/methods.yml`. */
  role: string;
  /** The checks on the way, each with its function, such as `GetConnection: Connection View`. */
  checks: string[];
}

interface Check {
  kind: string;
  action: string;
}

/** Whether a file of the product's repository says who can call a method. */
export function decidesRoles(path: string): boolean {
  const hasChecks = path.startsWith(services) || path.startsWith('backend/internal/ee/hooks/');
  return path.endsWith(server) || path.endsWith(policy) || (hasChecks && /(?<!_test)\.go$/.test(path));
}

/**
 * Reads what each handler asks of its caller: its own checks and those of every service that it calls for the caller.
 *
 * @param files the text of each file that {@link decidesRoles} accepts, by its path in the repository
 * @returns the answer for a method, undefined without a handler
 */
export function readSourceRoles(files: Map<string, string>) {
  const functions = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/^func \(s \*Service\) (\w+)\([\s\S]*?\n\}/gm)].map(([body, name]) => {
      return { body, name: name!, folder: path.slice(0, path.lastIndexOf('/')) };
    }),
  );
  const textOf = (end: string) => [...files].find(([path]) => path.endsWith(end))?.[1] ?? '';
  const roles = readPolicy(textOf(policy));
  const tokens = readTokens(textOf(server));

  return (service: string, method: string): SourceRole | undefined => {
    const handler = functions.find(({ name, folder }) => name === method && folder.startsWith(services));
    if (!handler) return undefined;

    const reached = [handler];
    for (const { body, folder } of reached) {
      for (const [, field, called] of body.matchAll(/\bs\.(?:(?!db\.)(\w+)\.)?(\w+)\(/g)) {
        // A field holds another service, whose functions can have the same names.
        const targets = functions.filter((it) => it.name === called && (it.folder === folder) === !field);
        reached.push(...targets.filter((it) => !reached.includes(it)));
      }
    }

    const checks = reached.flatMap(({ body, name }) => checksIn(body).map((check) => ({ ...check, name })));
    const text = reached.map(({ body }) => body).join('\n');
    const callers = roles.filter(({ may }) => checks.every(may));
    const masking = reached.filter(({ body }) => body.includes('rbac.ConnectionAction_ViewSensitive'));
    const isChecked = checks.length > 0 || text.includes('EnforceAccountAccess(');
    const seeing = roles.filter(({ may }) => may({ kind: 'Connection', action: 'ViewSensitive' }));
    const isMasked = callers.length > seeing.length && masking.length > 0;
    let role = isChecked ? inWords(callers) : 'None';
    // Without the permission, secrets are asterisks: in the answer, or in what the handler connects with.
    if (isMasked && masking.includes(handler)) role += `; secrets: ${inWords(seeing)}`;
    else if (isMasked) role = `${inWords(seeing)}; any role where no secret is stored`;
    return {
      role: role + tokens(service, method, text, !isChecked),
      checks: checks.map(({ name, kind, action }) => `${name}: ${kind} ${action}`),
    };
  };
}

/** Checks that end a call. Those that only ask, such as `user.Connection(…)`, are left out. */
function checksIn(body: string): Check[] {
  const found = body.matchAll(/(?:Enforce\w+|verifyUserHasJob)\([^{}]*?\brbac\.(\w+)Action_(\w+)/g);
  return [...found].map(([, kind, action]) => ({ kind: kind!, action: action! }));
}

interface Role {
  name: string;
  may: (check: Check) => boolean;
}

/** The roles, the least privileged first. */
function readPolicy(source: string): Role[] {
  const rules = [...source.matchAll(/Role_(\w+)\.String\(\),\s+accountKey,\s+(\w+)[^\n]*\s+(\w+)/g)];
  return ['JobViewer', 'JobExecutor', 'JobDeveloper', 'AccountAdmin'].map((role) => ({
    name: role.replace(/(?<=[a-z])(?=[A-Z])/, ' '),
    may: ({ kind, action }) =>
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

/** Which token a method needs, from the interceptors of its service and from the checks that turn API keys away. */
function readTokens(source: string) {
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
