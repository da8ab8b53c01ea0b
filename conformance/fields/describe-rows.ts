import type { ClientPackage } from './packages.ts';
import type { Verdict } from './row.ts';

/** A verdict in the words of the table. */
export function describeVerdict(verdict: Verdict): string {
  if (verdict.is === 'done') return 'done';
  if (verdict.is === 'none') return `no effect in the protocol: ${verdict.why}`;
  const { status, code } = verdict.with;
  const words = typeof code === 'string' ? `\`${code}\`` : '';
  return status === 0 ? 'refused: CHANNEL_ERROR, with the reason' : `refused: ${status} ${words}`.trim();
}

/** The table of `docs/backend-fields.md`. */
export function describePackages(packages: readonly ClientPackage[], counted: string): string {
  const head = `# What the official client can send

Every call and field in the type declarations of \`@supabase/supabase-js\` 2.119.0 and 2.49.4 and of the packages it is made of, and what the embedded backend does with it:
it is done, or refused with the answer named here, or it never was part of the protocol. Nothing is answered with 200 and left undone. The table is written and held by
\`conformance/fields.test.ts\`: a field that is in no row fails it, and it sends the request of every row that says done or refused.

${counted}

Fields that the client does not type (headers of one’s own, further keys of a body) are refused by name where a body is read; an unknown preference in \`Prefer\` is left out, as
RFC 7240 says, unless the request asks for \`handling=strict\`.
`;
  const parts = packages.map(({ name, rows }) => {
    const lines = Object.entries(rows).flatMap(([call, verdicts]) =>
      verdicts.map(([fields, verdict]) => {
        const named =
          fields === '*'
            ? 'all'
            : fields
                .split(' ')
                .map((field) => `\`${field}\``)
                .join(', ');
        return `| \`${call === 'new' ? 'createClient' : call}\` | ${named} | ${describeVerdict(verdict)} |`;
      }),
    );
    return `\n## ${name}\n\n| call | fields | answer |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return head + parts.join('');
}
