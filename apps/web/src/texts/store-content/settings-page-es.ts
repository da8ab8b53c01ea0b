import { legalLinksEs } from '../legal/legal-links-es.ts';
import { legalSettingsEs } from '../legal/legal-settings-es.ts';
import { agreementSettingsEs } from './agreement-settings-es.ts';
import { billingSettingsEs } from './billing-settings-es.ts';
import { brandSettingsEs } from './brand-settings-es.ts';
import { noticeSettingsEs } from './notice-settings-es.ts';
import { offerSettingsEs } from './offer-settings-es.ts';
import { settingsEs } from './settings-es.ts';
import { widgetSettingsEs } from './widget-settings-es.ts';

/** One request for all of them. */
export const settingsPageEs = {
  agreements: agreementSettingsEs,
  billing: billingSettingsEs,
  brand: brandSettingsEs,
  notices: noticeSettingsEs,
  offer: offerSettingsEs,
  widget: widgetSettingsEs,
  legal: { ...legalSettingsEs, pages: legalLinksEs.pages },
  settings: settingsEs,
};
