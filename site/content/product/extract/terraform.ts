import type { Checkout, Fact, Facts } from '../facts';

/** Reads the schemas of a Terraform provider: provider, resources and data sources, with the paths of their attributes. */
export function terraformOf(provider: Checkout): Facts {
  const files = [...provider].filter(([path]) => path.endsWith('.go'));
  const shared = new Map<string, [path: string, body: string]>();
  for (const [path, source] of files) {
    for (const [body, name] of source.matchAll(/^\t(\w+) = schema\.\w+\{\n[\s\S]*?^\t\}$/gm))
      shared.set(name!, [path, body]);
  }
  const types: Record<string, Fact> = {};
  const facts: Facts = { types };
  for (const [path, source] of files) {
    const schema = /^func \(\w+ \*\w+\) Schema\([\s\S]*?^\}$/m.exec(source)?.[0];
    const type = /\bTypeName = (?:req\.ProviderTypeName \+ )?"(\w+)"/.exec(source)?.[1];
    if (!schema || !type) continue;
    const kind = schema.includes('datasource.SchemaRequest') ? 'data' : 'resource';
    const scope = schema.includes('provider.SchemaRequest') ? 'provider' : `${kind} neosync${type}`;
    facts[scope] = attributesIn(schema, path, shared);
    if (scope !== 'provider')
      types[`neosync${type}`] = {
        type: [types[`neosync${type}`]?.type, kind].filter(Boolean).join(', '),
        file: path,
      };
    const variables = [...source.matchAll(/^\t\w+EnvVarKey\s+= "(\w+)"$/gm)].map(([, name]) => [
      name!,
      { file: path },
    ]);
    if (variables.length > 0) facts.variables = Object.fromEntries(variables) as Record<string, Fact>;
  }
  facts.transformers = Object.assign(
    {},
    ...files.map(([path, source]) => transformersIn(source, path)),
  ) as Record<string, Fact>;
  return facts;
}

/** The provider's keys of transformers: the member of the API's config that each is read from, and, should it be another, the one it is sent as. */
function transformersIn(source: string, file: string): Record<string, Fact> {
  const members = (pattern: RegExp, field: number) =>
    new Map([...source.matchAll(pattern)].map((match) => [match[field]!, match[3 - field]!]));
  const read = members(/\.TransformerConfig_(\w+):\n\s*tc\.(\w+) =/g, 2);
  const sent = members(/\btc\.(\w+) != nil \{\n\s*dto\.Config = &\w+\.TransformerConfig_(\w+)\{/g, 1);
  const keys = [...source.matchAll(/^\t(\w+)\s+\*\w+\s+`tfsdk:"(\w+)"`/gm)].filter(([, field]) =>
    sent.has(field!),
  );
  return Object.fromEntries(
    keys.map(([, field, key]) => {
      const from = read.get(field!) ?? sent.get(field!)!;
      return [
        key!,
        { also: { member: from, sends: sent.get(field!) === from ? undefined : sent.get(field!) }, file },
      ];
    }),
  );
}

/** Follows the lines that `gofmt` leaves: an attribute opens on a line of its own, and a line that closes begins with a brace. */
function attributesIn(
  body: string,
  file: string,
  shared: Map<string, [string, string]>,
  above = '',
): Record<string, Fact> {
  const attributes: Record<string, Fact> = {};
  const open: (string | undefined)[] = [];
  const pathOf = (name: string) => [above, ...open, name].filter(Boolean).join('.');
  for (const line of body.split('\n')) {
    const [, name, type, variable] = /^\s*"(\w+)":\s+(?:schema\.(\w+)Attribute\{|(\w+),$)/.exec(line) ?? [];
    const current = attributes[[above, ...open].filter(Boolean).join('.')];
    const [, option, value] =
      /^\s*(Required|Optional|Computed|Default):\s+(?:true|\w+\.Static\w+\((.+)\)),$/.exec(line) ?? [];
    if (name && type) attributes[pathOf(name)] = { type: type.toLowerCase(), file };
    if (name && variable) {
      const [path, inner] = shared.get(variable) ?? [file, ''];
      attributes[pathOf(name)] = { type: 'singlenested', file: path };
      Object.assign(attributes, attributesIn(inner, path, shared, pathOf(name)));
    }
    if (current && option === 'Required') current.required = true;
    if (current && option === 'Default') current.default = value!.replaceAll('"', '');
    const opens = line.trimEnd().endsWith('{');
    if (/^\s*\}/.test(line)) open.pop();
    if (opens) open.push(name);
  }
  return attributes;
}
