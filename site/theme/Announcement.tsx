import { AnnouncementBar } from '#ui';

import { withBase } from '../documents/withBase';
import { useAnnouncement } from './memory/useAnnouncement';
import { useSettings } from './useSettings';

/** The notice above the navbar, as long as the settings have one and the reader has not dismissed it. */
export function Announcement() {
  const { announcement, base } = useSettings();
  const { shown, dismiss } = useAnnouncement(announcement?.dismissible ? announcement.id : undefined);
  if (!announcement || !shown) return null;
  const { lead, text, link, tone, dismissible } = announcement;
  return (
    <AnnouncementBar
      data-announcement-id={announcement.id}
      tone={tone}
      onDismiss={dismissible ? dismiss : undefined}
    >
      {lead && <strong>{lead}</strong>} {text} {link && <a href={withBase(link.href, base)}>{link.label}</a>}
    </AnnouncementBar>
  );
}
