<?php
// Songwai on a partner's server, in PHP 8.1 or later, without dependencies.

function songwai_url64(string $content): string
{
    return rtrim(strtr(base64_encode($content), '+/', '-_'), '=');
}

/** The token that signs a guest on. $guest: ['id', 'name', 'phone'], 'email' where known. */
function songwai_guest_token(string $partnerId, string $secret, array $guest): string
{
    $now = time();
    $claims = array_intersect_key($guest, array_flip(['name', 'phone', 'email'])) + [
        'iss' => $partnerId, 'aud' => 'songwai', 'sub' => $guest['id'],
        'iat' => $now, 'exp' => $now + 300, 'jti' => bin2hex(random_bytes(16)),
    ];
    $parts = array_map(
        fn (array $part): string => songwai_url64(json_encode($part, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE)),
        [['alg' => 'HS256', 'typ' => 'JWT'], $claims],
    );
    $text = implode('.', $parts);
    return $text . '.' . songwai_url64(hash_hmac('sha256', $text, $secret, true));
}

/** Whether Songwai signed a webhook within the last five minutes. $rawBody: file_get_contents('php://input'). */
function songwai_is_signed(string $webhookSecret, array $headers, string $rawBody): bool
{
    $sent = array_change_key_case($headers, CASE_LOWER);
    $sentAt = $sent['webhook-timestamp'] ?? '';
    if (!ctype_digit($sentAt) || abs(time() - (int) $sentAt) > 300) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $webhookSecret), true);
    $signed = hash_hmac('sha256', ($sent['webhook-id'] ?? '') . ".$sentAt.$rawBody", $key, true);
    $wanted = 'v1,' . base64_encode($signed);
    foreach (explode(' ', $sent['webhook-signature'] ?? '') as $one) {
        if (hash_equals($wanted, $one)) {
            return true;
        }
    }
    return false;
}
