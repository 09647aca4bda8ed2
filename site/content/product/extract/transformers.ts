import { valueOf } from '../go/expressions';
import type { Declaration, Packages } from '../go/readPackages';
import type { Fact, Facts } from '../facts';

const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

/**
 * Reads the built-in transformers: their ids with the names that the app, the API, JSON and the Terraform provider give them, and
 * their options with defaults.
 *
 * @param protocol As `protocolOf` reads it.
 * @param terraform As `terraformOf` reads it.
 */
export function transformersOf(packages: Packages, protocol: Facts, terraform: Facts): Facts {
  const configs = protocol.TransformerConfig ?? {};
  const schema = terraform['resource neosync_user_defined_transformer'] ?? {};
  const keys = Object.entries(terraform.transformers ?? {});
  const facts: Facts = { sources: {}, options: {} };
  for (const declaration of [...packages.values()].flat()) {
    if (!/\bSystemTransformer\{/.test(declaration.body)) continue;
    for (const text of declaration.body.split(/^(?=\s*Name:\s)/m).slice(1)) {
      const enumName = /_(TRANSFORMER_SOURCE_\w+)/.exec(text)?.[1];
      const member = /\bTransformerConfig_(\w+)\{/.exec(text)?.[1];
      const config = Object.keys(configs).find((key) => plain(key) === member?.toLowerCase());
      if (!enumName || !config) continue;
      const id = enumName.replace('TRANSFORMER_SOURCE_', '').toLowerCase();
      const key = keys.find(([, fact]) => fact.also?.member === member)?.[0];
      facts.sources![id] = {
        also: {
          name: /Name:\s+"([^"]+)"/.exec(text)![1]!,
          enum: enumName,
          config,
          json: configs[config]!.also?.json ?? config,
          terraform: key,
        },
        file: declaration.file,
      };
      for (const [option, field] of Object.entries(protocol[configs[config]!.type!] ?? {})) {
        const argument = `config.${key}.${option}` in schema ? `${key}.${option}` : undefined;
        facts.options![`${id}.${option}`] = {
          ...field,
          default: defaultOf(option, text, declaration, packages),
          also: { ...field.also, terraform: argument },
        };
      }
    }
  }
  // It stands for one that users save, so it is in the API and not among the built-in ones.
  const saved = Object.entries(configs).find(([config]) => config === 'user_defined_transformer_config');
  if (saved) {
    const [config, { also, type, file }] = saved;
    const terraformKey = keys.find(([key]) => `${key}_config` === config)?.[0];
    facts.sources!.user_defined = { also: { config, json: also?.json, terraform: terraformKey }, file };
    for (const [option, field] of Object.entries(protocol[type!] ?? {}))
      facts.options![`user_defined.${option}`] = field;
  }
  return facts;
}

function defaultOf(option: string, text: string, from: Declaration, packages: Packages): string | undefined {
  const [, , value] =
    [...text.matchAll(/^\t+(\w+):\s+(.+),$/gm)].find(([, field]) => plain(field!) === plain(option)) ?? [];
  if (value === undefined || value.endsWith('{}')) return undefined;
  return valueOf(value, from, packages).replace(/^mgmtv1alpha1\.[A-Z]\w*?_(?=[A-Z]+_)/, '');
}

/** Reads the words that the app shows as titles and labels of its forms. */
export function labelsOf(source: string, file: string): Record<string, Fact> {
  const shown = source.replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
  const labels = shown.matchAll(
    /\b(?:title|label)(?:=\{?|: )(["'`])(?<text>(?:(?!\1)[^{}\n])+)\1|<FormLabel>\s*(?<inner>[^<{]+?)\s*</g,
  );
  return Object.fromEntries([...labels].map(({ groups }) => [groups!.text ?? groups!.inner!, { file }]));
}
