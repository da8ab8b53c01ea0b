import type { AppointmentService } from '@rxweb/contracts/settings/appointments';

/** `flu-shot` as `Flu shot`. */
export function slugWords(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The store's own names of a service; its slug in words when the settings no longer list it. */
export function serviceNames(
  services: readonly Pick<AppointmentService, 'slug' | 'name'>[],
  slug: string,
): AppointmentService['name'] {
  return services.find((service) => service.slug === slug)?.name ?? { en: slugWords(slug), es: slugWords(slug) };
}
