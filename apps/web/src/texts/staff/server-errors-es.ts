import type { ErrorCode } from '@rxweb/contracts/shared/errors';

/** By code: a missing one does not compile. */
const byCode: Readonly<Record<ErrorCode, string>> = {
  bad_json: 'El cuerpo de la solicitud no es JSON válido.',
  invalid_input: 'Algunos de los valores no son válidos.',
  phone_not_allowed: 'No se pueden enviar mensajes de texto a este número de teléfono.',
  unauthorized: 'Inicie sesión.',
  session_ended: 'Su sesión terminó. Inicie sesión de nuevo.',
  session_idle: 'Se cerró su sesión porque esta pantalla estuvo inactiva.',
  account_blocked: 'Su cuenta está bloqueada. Pida ayuda a un administrador.',
  insufficient_aal: 'Confirme con su segundo factor.',
  forbidden: 'Su rol no permite esto.',
  reauthentication_needed: 'Confirme primero que es usted, con su contraseña o una llave de acceso.',
  second_factor_required: 'Configure primero un segundo factor. Su rol lo necesita.',
  file_blocked: 'Este archivo no se puede abrir.',
  not_found: 'No se encontró.',
  method_not_allowed: 'Esta dirección no admite ese método.',
  request_timeout: 'La solicitud tardó demasiado en llegar.',
  conflict: 'Esto cambió o ya existe.',
  settings_read_only: 'Los ajustes vienen de un archivo del servidor y no se pueden cambiar aquí.',
  knowledge_read_only: 'Las páginas vienen de archivos del servidor y no se pueden cambiar aquí.',
  own_account: 'No puede hacer esto con su propia cuenta.',
  last_admin: 'Es el último administrador. Primero haga administrador a otra persona.',
  slot_taken: 'Acaban de tomar esta hora. Elija otra.',
  request_kind_off: 'No recibimos esta solicitud aquí. Llámenos.',
  text_consent_needed:
    'No consta que este número haya aceptado mensajes de texto. Anote cómo aceptó la persona y después envíe.',
  no_text_consent: 'Esta persona no ha aceptado recibir mensajes de texto. Mejor llame.',
  email_exists: 'Ya existe un usuario con esta dirección de correo.',
  sms_opted_out: 'Esta persona pidió no recibir más mensajes de texto',
  payload_too_large: 'La solicitud es demasiado grande.',
  unsupported_media_type: 'Este tipo de contenido no se admite aquí.',
  password_invalid: 'Esa no es su contraseña actual.',
  passkey_invalid: 'No se aceptó esta llave de acceso.',
  recovery_code_invalid: 'Este código de recuperación no es válido.',
  idempotency_mismatch: 'Este formulario ya se envió con otros valores.',
  knowledge_refused: 'Esta página rompe una regla de seguridad. Cámbiela antes de publicarla.',
  weak_password: 'Elija una contraseña más larga o menos común.',
  too_many_requests: 'Demasiadas solicitudes. Espere un momento e intente de nuevo.',
  upload_quota:
    'Se agotó la cuota de archivos. Intente de nuevo más tarde o mañana, llámenos o tráigalo a la farmacia.',
  internal: 'Error interno',
  upstream_failed: 'Un servicio del que dependemos devolvió un error. Intente de nuevo.',
  sms_unreachable: 'No pudimos contactar a la compañía telefónica. El mensaje de texto no se envió.',
  sms_uncertain:
    'La compañía telefónica devolvió un error. Estamos verificando si el mensaje salió; no lo envíe otra vez.',
  sms_not_connected: 'Los SMS no están conectados. El mensaje de texto no se envió.',
  file_unscanned: 'El antivirus todavía no ha revisado este archivo. Intente de nuevo en un minuto.',
  unavailable: 'El servicio no está disponible ahora. Intente de nuevo.',
  sms_unknown: 'La compañía telefónica no respondió. Estamos verificando si el mensaje salió; no lo envíe otra vez.',
  upstream_timeout: 'Un servicio del que dependemos no respondió a tiempo. Intente de nuevo.',
  storage_full: 'Se agotó el espacio de almacenamiento. Libere espacio.',
};

/** What the server says in place of its message for `conflict`, by its English words. */
const conflicts: Readonly<Record<string, string>> = {
  'A date of something that has happened can’t be after today.':
    'La fecha de algo que ya ocurrió no puede ser posterior a hoy.',
  'Give this account a role first.': 'Dé primero un rol a esta cuenta.',
  'This person has already accepted the invitation.': 'Esta persona ya aceptó la invitación.',
  'This person hasn’t accepted the invitation yet. Send it again.':
    'Esta persona todavía no acepta la invitación. Envíela otra vez.',
  'This account is blocked. Unblock it first.': 'Esta cuenta está bloqueada. Quite primero el bloqueo.',
  'This account has no email address.': 'Esta cuenta no tiene correo electrónico.',
};

export interface ServerErrors {
  byCode: Readonly<Record<string, string>>;
  conflicts: Readonly<Record<string, string>>;
}
export const serverErrorsEs: ServerErrors = { byCode, conflicts };
