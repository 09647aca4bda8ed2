import type { CodeLink, RequestSnippet } from '#ui';

import { highlight } from './site.samples';

/** A type of the API with its place in the reference. */
export const typeLink = (name: string): CodeLink => ({ name, href: `#${name.toLowerCase()}` });

export const stringType: CodeLink = { name: 'string' };

/** The longest name in the API. */
export const longestName = 'DATABASE_ERROR_CODE_UNSUPPORTED_CIRCULAR_DEPENDENCY_AT_LEAST_ONE_NULLABLE';

/** Names of transformer settings: 48 fields of which a message has one. */
export const transformerNames = `
  GenerateEmail TransformEmail GenerateBool GenerateCardNumber GenerateCity GenerateE164PhoneNumber
  GenerateFirstName GenerateFloat64 GenerateFullAddress GenerateFullName GenerateGender
  GenerateInt64PhoneNumber GenerateInt64 GenerateLastName GenerateSha256Hash GenerateSSN GenerateState
  GenerateStreetAddress GenerateStringPhoneNumber GenerateString GenerateUnixTimestamp GenerateUsername
  GenerateUtcTimestamp GenerateUuid GenerateZipcode TransformE164PhoneNumber TransformFirstName
  TransformFloat64 TransformFullName TransformInt64PhoneNumber TransformInt64 TransformLastName
  TransformPhoneNumber TransformString Passthrough Null UserDefinedTransformerConfig GenerateDefault
  TransformJavascript GenerateCategorical TransformCharacterScramble GenerateJavascript GenerateCountry
  TransformPiiText GenerateBusinessName GenerateIpAddress TransformUuid TransformScrambleIdentity
`
  .trim()
  .split(/\s+/);

/** `GenerateEmail` as the name of a field: `generate_email_config`. */
export const fieldName = (type: string): string =>
  `${type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()}_config`;

/** One call of `AnonymizeSingle` in four languages. */
export const anonymizeSnippets: RequestSnippet[] = [
  {
    language: 'curl',
    code: highlight([
      '‹key curl› ‹string "$NEOSYNC_API_URL/mgmt.v1alpha1.AnonymizationService/AnonymizeSingle"› \\',
      '  ‹flag --header› ‹string "Authorization: Bearer $NEOSYNC_API_KEY"› \\',
      '  ‹flag --json› @request.json',
    ]),
  },
  {
    language: 'TypeScript',
    code: highlight([
      '‹word const› { outputData } = ‹word await› neosync.anonymization.anonymizeSingle({',
      '  ‹key accountId›,',
      "  ‹key inputData›: JSON.stringify({ name: ‹string 'Marta Keller'› }),",
      '  ‹key transformerMappings›: [',
      '    {',
      "      ‹key expression›: ‹string '.name'›,",
      "      ‹key transformer›: { config: { case: ‹string 'transformFullNameConfig'›, value: {} } },",
      '    },',
      '  ],',
      '});',
    ]),
  },
  {
    language: 'Go',
    code: highlight([
      'response, err := client.AnonymizeSingle(ctx, connect.NewRequest(&mgmtv1alpha1.AnonymizeSingleRequest{',
      '  ‹key AccountId›: accountID,',
      '  ‹key InputData›: input,',
      '}))',
    ]),
  },
  {
    language: 'Python',
    code: highlight([
      'response = neosync.anonymization.AnonymizeSingle(',
      '  AnonymizeSingleRequest(‹key account_id›=account_id, ‹key input_data›=json.dumps(user))',
      ')',
    ]),
  },
];

export const anonymizeResponse = highlight([
  '{',
  '  ‹key "outputData"›: ‹string "{\\"name\\":\\"Linus Barnes\\"}"›',
  '}',
]);

export const mappingMessage = highlight([
  '{',
  '  ‹key "expression"›: ‹string ".user.name"›,',
  '  ‹key "transformer"›: {',
  '    ‹key "transformFullNameConfig"›: { ‹key "preserveLength"›: ‹number true› }',
  '  }',
  '}',
]);
