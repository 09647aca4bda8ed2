import { useState } from 'react';

import { writeRequestLink, type LinkedRequest } from '../../reference/request/requestLink';

/** A link to a request: what copies it, and how that went for the request as it is now. */
export function useLink(request: LinkedRequest) {
  const [tried, setTried] = useState<{ json: string; state: 'copied' | 'failed'; link: string }>();
  const isCurrent = tried?.json === request.json;
  return {
    link: isCurrent ? tried.link : undefined,
    linkState: isCurrent ? tried.state : undefined,
    copyLink: async () => {
      const { origin, pathname, search } = location;
      const link = `${origin}${pathname}${search}#${await writeRequestLink(request)}`;
      const { json } = request;
      try {
        await navigator.clipboard.writeText(link);
        setTried({ json, state: 'copied', link });
      } catch {
        setTried({ json, state: 'failed', link });
      }
    },
  };
}
